# Varnish between HAProxy and the processes: pages and files, purged by their Surrogate-Key.
#
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/forecourt.vcl -p http_gzip_support=off -s malloc,1g
#
# Needs the package `varnish-modules` (xkey). `http_gzip_support=off`: the processes compress, also with Brotli, and responses are
# stored by `Vary: Accept-Encoding`. The address of the processes and who may purge are in backend.vcl, beside this file.
vcl 4.1;

import std;
import xkey;

include "backend.vcl";

sub vcl_recv {
  set req.backend_hint = processes;
  if (req.restarts == 0) {
    unset req.http.X-Has-Stale;
    unset req.http.X-Serve-Stale;
  }
  if (req.url == "/varnish-health") {
    return (synth(200, "OK"));
  }
  # Varnish has added the address of HAProxy, which is no hop of its own: TRUST_PROXY is 1 with Varnish and without it.
  if (req.restarts == 0) {
    set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
  }

  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(405, "Not allowed"));
    }
    if (!req.http.Surrogate-Key) {
      return (synth(400, "Surrogate-Key is missing"));
    }
    # Hard: an editor's correction must not be followed by the old page.
    return (synth(200, "Purged " + xkey.purge(req.http.Surrogate-Key)));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.http.Authorization) {
    return (pass);
  }
  # Of the encodings that a page has, the best that the browser accepts.
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Cars, lists and dealers are also there as Markdown, by `Vary: Accept`. All browsers share one entry. The processes read the weights of a
  # client that names Markdown, and it is not stored. Media and the platform's files have headers of their own.
  if (req.url !~ "^/(-|sitecore)/") {
    if (req.http.Accept ~ "(?i)text/markdown") {
      return (pass);
    }
    set req.http.Accept = "*/*";
  }
  # Also with cookies: no page that may be stored depends on one. Pages with variants are `private`.
  return (hash);
}

sub vcl_hit {
  # Within its own stale-while-revalidate a page is sent and made again behind the visitor. Past it, a new one is fetched first, and
  # the old one is sent only if that fails, within its stale-if-error.
  if (obj.ttl >= 0s || obj.ttl + std.duration(obj.http.X-Stale-For + "s", 0s) >= 0s) {
    return (deliver);
  }
  if (req.http.X-Serve-Stale || req.restarts > 0) {
    return (deliver);
  }
  set req.hash_always_miss = true;
  set req.http.X-Has-Stale = "1";
  return (restart);
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  # Only a response that failed is replaced by an old one.
  if (beresp.status >= 500 && bereq.http.X-Has-Stale) {
    return (abandon);
  }
  set beresp.http.X-Stale-For = "0";
  if (beresp.http.Cache-Control ~ "stale-while-revalidate=\d+") {
    set beresp.http.X-Stale-For = regsub(beresp.http.Cache-Control, ".*stale-while-revalidate=(\d+).*", "\1");
  }
  set beresp.grace = std.duration(beresp.http.X-Stale-For + "s", 0s);
  if (beresp.http.Cache-Control ~ "stale-if-error=\d+") {
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, ".*stale-if-error=(\d+).*", "\1") + "s", 0s);
  }
  if (beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
  }
}

sub vcl_synth {
  if (req.hash_always_miss && resp.status == 503 && req.restarts < 2) {
    set req.hash_always_miss = false;
    set req.http.X-Serve-Stale = "1";
    return (restart);
  }
  if (req.url == "/varnish-health" || req.method == "PURGE") {
    set resp.http.Content-Type = "text/plain";
    set resp.body = resp.reason;
    return (deliver);
  }
}

sub vcl_backend_error {
  if (bereq.http.X-Has-Stale) {
    return (abandon);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.X-Stale-For;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  # What is stored are the times of the request for which the page was fetched, not of this one.
  if (obj.hits > 0 && resp.http.Server-Timing) {
    set resp.http.Server-Timing = "cache;desc=shared";
  }
}
