import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import type { Admin } from "~/domain/admins/admin";
import { may, type Right } from "~/domain/admins/role";
import type { Session } from "~/domain/admins/sessions.server";

import { unstored } from "../admin-headers.server";
import { notAllowed } from "../not-allowed.server";
import { badRequest } from "../not-found.server";
import { readPost } from "../post.server";
import { requireAdmin } from "../require-admin.server";

import { buttonFailure, formFailure, notDone } from "./failed-deed.server";

/*
 * Every loader and action of the panel is made here, or says with `openLoader` and `openAction` that it stands open; the linter
 * holds both (docs/decisions/038).
 */

export type Needs = {
  /** The right that is needed; "enter" lets all of the staff in. */
  may: Right | "enter";
  /** The password must have been given within the last ten minutes, in this session. */
  passwordAgain?: boolean;
};

/** What is needed at an address, where one route asks several things. */
type NeedsAt = (params: LoaderFunctionArgs["params"]) => Needs;

/** Somebody of the staff who asks for something, with the right to it. */
export type Visit = {
  admin: Admin;
  session: Session;
  request: Request;
  url: URL;
  params: LoaderFunctionArgs["params"];
  now: Date;
};

/** A visit that brings a form. */
export type Sent<Post = FormData> = Visit & { post: Post };

export type Deed<Answer, Post = FormData> = (sent: Sent<Post>) => Answer | Promise<Answer>;
type Deeds = Readonly<Record<string, Deed<unknown>>>;
type Answer<All extends Deeds> = Awaited<ReturnType<All[keyof All]>>;

type Loader<Answer> = (args: LoaderFunctionArgs) => Promise<Answer>;
type Action<Answer> = (args: ActionFunctionArgs) => Promise<Answer>;
type Reading<Post> = { read: (request: Request) => Post | Promise<Post> };
/** The largest form that is taken, in bytes. */
type Limit = { limit?: number };

/**
 * A loader of the panel.
 * @throws {Response} what `requireAdmin` answers to who may not
 */
export function panelLoader<Answer>(
  needs: Needs | NeedsAt,
  load: (visit: Visit) => Answer | Promise<Answer>,
): Loader<Answer> {
  return (args) => unstored(async () => await load(await visit(args, needs)));
}

/**
 * The action of a page of the panel: one deed, or several by name, of which the field `intent` of the form picks one. Where it
 * fails unforeseen, as with a full disk, the page says why and keeps what was typed, to be sent again: see `UndoneScreen`.
 * What is no plain form is read by `read`.
 */
export function panelAction<All extends Deeds>(
  needs: Needs & Limit & Partial<Reading<FormData>>,
  deeds: All,
): Action<Answer<All>>;
export function panelAction<Answer, Post>(needs: Needs & Reading<Post>, deed: Deed<Answer, Post>): Action<Answer>;
export function panelAction<Answer>(needs: (Needs & Limit) | NeedsAt, deed: Deed<Answer>): Action<Answer>;
export function panelAction(
  needs: (Needs & Limit & Partial<Reading<FormData>>) | NeedsAt,
  deeds: Deed<unknown> | Deeds,
) {
  return action(needs, deeds, formFailure);
}

/**
 * The action of a route without a page, behind buttons of other pages: where it fails, or what it is about is gone, the page on
 * which one was pressed says so.
 */
export function panelButtons<All extends Deeds>(needs: Needs, deeds: All): Action<Answer<All> | Response>;
export function panelButtons<Answer>(needs: Needs, deed: Deed<Answer>): Action<Answer | Response>;
export function panelButtons(needs: Needs, deeds: Deed<unknown> | Deeds) {
  return action(needs, deeds, buttonFailure);
}

/** A deed among those of a page behind a button with nothing typed: it fails as those of `panelButtons` do. */
export function button<Answer>(deed: Deed<Answer>): (sent: Sent) => Promise<Answer | Response> {
  return async (sent) => {
    try {
      return await deed(sent);
    } catch (error) {
      return buttonFailure(error, sent.request);
    }
  };
}

/** A loader that has to write before its page can be drawn. Where it fails, another page says why. */
export function orBackTo<Answer>(page: string, load: (visit: Visit) => Promise<Answer>) {
  return async (visit: Visit): Promise<Answer> => {
    try {
      return await load(visit);
    } catch (error) {
      throw await notDone(error, visit.request, page);
    }
  };
}

/** A deed that needs a right of its own, among those of a page that is open to more. */
export function onlyWhoMay<Answer>(right: Right, deed: Deed<Answer>): Deed<Answer> {
  return (sent) => {
    if (!may(sent.admin, right)) throw notAllowed();
    return deed(sent);
  };
}

/** A deed for which the password is asked once more, among those of a page that asks for none. */
export function afterPassword<Answer>(deed: Deed<Answer>): Deed<Answer> {
  return async (sent) => {
    await requireAdmin(sent.request, { passwordAgain: true });
    return deed(sent);
  };
}

function action(
  needs: (Needs & Limit & Partial<Reading<FormData>>) | NeedsAt,
  deeds: Deed<unknown> | Deeds,
  fail: (error: unknown, request: Request) => Promise<Response>,
): Action<unknown> & { intents?: string[] } {
  const { limit, read = (request) => readPost(request, limit) }: Limit & Partial<Reading<FormData>> =
    typeof needs === "function" ? {} : needs;
  const act = (args: ActionFunctionArgs) =>
    unstored(async () => {
      try {
        const who = await visit(args, needs);
        const post = await read(args.request);
        const deed = typeof deeds === "function" ? deeds : named(deeds, post);
        return await deed({ ...who, post });
      } catch (error) {
        return await fail(error, args.request);
      }
    });
  // So that all deeds of the table can be walked: tests/support/panel-forms.ts.
  return typeof deeds === "function" ? act : Object.assign(act, { intents: Object.keys(deeds) });
}

function named(deeds: Deeds, post: FormData): Deed<unknown> {
  // The button that was pressed says it after the form around it.
  const intent = post.getAll("intent").at(-1);
  const deed = typeof intent === "string" && Object.hasOwn(deeds, intent) ? deeds[intent] : undefined;
  if (!deed) throw badRequest();
  return deed;
}

async function visit({ request, params }: LoaderFunctionArgs, needs: Needs | NeedsAt): Promise<Visit> {
  const { may: right, passwordAgain = false } = typeof needs === "function" ? needs(params) : needs;
  const here = await requireAdmin(request, { may: right === "enter" ? undefined : right, passwordAgain });
  return { ...here, request, params, url: new URL(request.url), now: new Date() };
}
