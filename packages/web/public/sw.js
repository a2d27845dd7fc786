/*
 * Lets the client run without a network once it has been loaded.
 *
 * Every version of the client has a cache of its own: the page and everything it is made of. Names of files contain a
 * hash of their content, so what is in a cache never gets old, and a page is only taken from a cache that is complete.
 * With a network the page always comes from there. Nothing under /api is ever touched.
 */
const PREFIX = 'everdell-';
const PAGE = '/';
const ALONGSIDE = ['/icon.svg', '/manifest.webmanifest', '/third-party-notices.txt'];
/** Versions that are kept: a tab may still run the last but one. */
const VERSIONS = 2;
/** How long the network may take for the page if there is one in the cache. */
const PATIENCE = 5000;
const AT_ONCE = 6;
const FILE = /[\w.-]+-[\w-]{8}\.(?:js|css|svg|woff2|png|webp|avif|jpg|json|mp3|ogg)\b/g;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(
    fetch(PAGE, { cache: 'no-cache' })
      .then(keep)
      .catch(() => undefined),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

/** The page tells which pictures it may show: their names are put together only when it runs. */
self.addEventListener('message', (event) => {
  const files = Array.isArray(event.data?.keep) ? event.data.keep : [];
  const wanted = files.filter((path) => typeof path === 'string' && path.startsWith('/assets/'));
  keeping = keeping.then(() => keepFiles(wanted)).catch(() => undefined);
  event.waitUntil(keeping);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (ALONGSIDE.includes(url.pathname)) event.respondWith(fetch(request).catch(() => fromCache(request)));
  else if (request.mode === 'navigate') event.respondWith(page(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** The page of any address inside the client: from the network, without one from the newest complete version. */
async function page(event) {
  const answer = fetch(event.request).then((response) => {
    const isPage = response.ok && (response.headers.get('content-type') ?? '').startsWith('text/html');
    if (isPage) event.waitUntil(keep(response.clone()).catch(() => undefined));
    return response;
  });
  const kept = await keptPage();
  if (kept === undefined) return answer;
  const late = new Promise((resolve) => setTimeout(() => resolve(kept.clone()), PATIENCE));
  const live = answer.then((response) => (response.status >= 500 ? kept.clone() : response)).catch(() => kept.clone());
  event.waitUntil(live.catch(() => undefined));
  return Promise.race([live, late]);
}

async function asset(request) {
  const kept = await fromCache(request);
  return kept ?? fetch(request);
}

/** Whatever the request says about how it wants to be answered, the content is the same. */
const fromCache = (request) => caches.match(request, { ignoreVary: true });

/** Versions from the newest on. */
async function versions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return names.sort((a, b) => timeOf(b) - timeOf(a));
}

const timeOf = (name) => Number(name.split('-')[1]);
const hashOf = (name) => name.split('-')[2];

async function keptPage() {
  for (const name of await versions()) {
    const found = await (await caches.open(name)).match(PAGE, { ignoreVary: true });
    if (found !== undefined) return found;
  }
  return undefined;
}

let keeping = Promise.resolve();

/** One version after the other. */
function keep(response) {
  const next = keeping.then(() => keepVersion(response));
  keeping = next.catch(() => undefined);
  return next;
}

/** Keeps the page and everything it is made of; the page comes last, so that it is only there with all the rest. */
async function keepVersion(response) {
  const text = await response.text();
  const hash = await digest(text);
  const known = (await versions()).find((name) => hashOf(name) === hash);
  const name = known ?? `${PREFIX}${Date.now()}-${hash}`;
  const cache = await caches.open(name);
  if ((await cache.match(PAGE, { ignoreVary: true })) !== undefined) return;
  await collect(cache, text);
  await cache.put(PAGE, new Response(text, { headers: headersOf(response) }));
  for (const old of (await versions()).slice(VERSIONS)) await caches.delete(old);
}

/** Adds files to the newest version. */
async function keepFiles(files) {
  const [newest] = await versions();
  if (newest === undefined) return;
  const cache = await caches.open(newest);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const queue = files.filter((path) => !there.has(path));
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await take(cache, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Without a network the page must be bound by the same rules as with one. */
function headersOf({ headers }) {
  const kept = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options']) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}

async function digest(text) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Follows the names of files from the page through scripts and styles. */
async function collect(cache, pageText) {
  const seen = new Set();
  const queue = [];
  const find = (text) => {
    for (const [file] of text.matchAll(FILE)) {
      if (seen.has(file)) continue;
      seen.add(file);
      queue.push(`/assets/${file}`);
    }
  };
  find(pageText);
  queue.push(...ALONGSIDE);
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const text = await take(cache, path);
      if (text !== null) find(text);
    }
  };
  // Whoever finds nothing to do ends while others may still find more; hence the rounds.
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Puts a file into the cache; gives its text if it may name others. What does not exist was no name of a file. */
async function take(cache, path) {
  // Only names with a hash are of the same content in every version.
  const kept = path.startsWith('/assets/') ? await caches.match(path, { ignoreVary: true }) : undefined;
  const response = kept ?? (await fetch(path));
  if (!response.ok && response.status < 500) return null;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const text = /\.(js|css)$/.test(path) ? await response.clone().text() : null;
  await cache.put(path, response);
  return text;
}
