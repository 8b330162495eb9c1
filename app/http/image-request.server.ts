import { redirect } from "@remix-run/node";

import { readPropertyId } from "~/domain/properties/property-id";

import { adminHeaders } from "./admin-headers.server";
import { notFound } from "./not-found.server";
import { pathBefore } from "./require-admin.server";

type Params = Readonly<Record<string, string | undefined>>;

/** An id that stands in the address. @throws {Response} 404 for what cannot be one */
export function idIn(params: Params, name: string): number {
  const id = readPropertyId(params[name]);
  if (id === undefined) throw notFound();
  return id;
}

/** The page with the images from which a form was sent: the property's own form, else the page of the images. */
export function imagesPath(request: Request, propertyId: number): string {
  const form = `/admin/properties/${propertyId}/edit`;
  return new URL(pathBefore(request), "http://here.invalid").pathname === form
    ? form
    : `/admin/properties/${propertyId}/images`;
}

/** Back to the images without a message: the change itself is to be seen. @param imageId where to look */
export function redirectToImages(request: Request, propertyId: number, imageId?: number): Response {
  const place = imageId === undefined ? "" : `#image-${imageId}`;
  return redirect(imagesPath(request, propertyId) + place, { status: 303, headers: adminHeaders });
}
