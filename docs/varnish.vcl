# A cache in front of the site: see "Beyond one machine" in docs/running.md. For Varnish 7.1 (Debian 12).
vcl 4.1;

import std;

backend site {
    .host = "127.0.0.1";
    .port = "3000";
    # A batch of photos may be received for a quarter of an hour.
    .first_byte_timeout = 900s;
    .probe = {
        .url = "/healthz";
        .interval = 5s;
        .timeout = 2s;
        .window = 3;
        .threshold = 2;
    }
}

# Who may say that everything kept is old: the site itself, by PURGE_URL.
acl site_itself {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        # Through a proxy on this machine everybody comes from it; Varnish then finds two addresses here.
        if (client.ip !~ site_itself || req.http.X-Forwarded-For ~ ",") {
            return (synth(405));
        }
        ban("obj.status != 0");
        return (synth(200, "Purged"));
    }
    # While the site is well nothing old is sent for long; while it is away what was kept is better than an error.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 10s;
    }
    # Forms, and whatever else is no reading.
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.url ~ "^/(admin|healthz|readyz)([/?]|$)") {
        return (pass);
    }
    # Files are the same for everybody.
    if (req.url ~ "^/(uploads|assets)/") {
        unset req.http.Cookie;
        return (hash);
    }
    # Whoever carries more than a language is somebody: saved homes, a search, a message, a session.
    if (req.http.Cookie && req.http.Cookie !~ "^language=[A-Za-z0-9%=_-]{0,40}$") {
        return (pass);
    }
    return (hash);
}

sub vcl_hash {
    # An address without a language leads to the chosen one.
    hash_data(req.http.Cookie);
    # The site may name itself by it in a page's links (where BASE_URL is not set): nobody shares a page with whoever made one up.
    hash_data(req.http.X-Forwarded-Host);
    hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
    # Kept is what the site says may be kept, and nothing by default.
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(no-store|private)" ||
        beresp.http.Cache-Control !~ "(s-maxage|max-age)=[1-9]") {
        set beresp.uncacheable = true;
        set beresp.ttl = 60s;
        return (deliver);
    }
    set beresp.grace = 24h;
}

sub vcl_deliver {
    set resp.http.X-Cache = "miss";
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    }
    # How long somebody in between may keep it was said to us; the browser asks each time.
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}
