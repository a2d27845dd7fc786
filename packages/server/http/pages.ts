import { createHash } from 'node:crypto';

const STYLE =
  'body{font:18px/1.5 system-ui,sans-serif;max-width:40em;margin:2em auto;padding:0 1em;color:#2b2a26;background:#fbf7ee}code{display:block;padding:.5em .75em;background:#efe6d2;overflow-x:auto}';

/** The one inline style our page has, for the content policy. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** What a browser sees when no web client is built: the server runs, and tables are joined from a terminal. */
export const SERVER_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Everdell</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Everdell</h1>
<p>The server is running, but without its web client, which <b>npm start</b> and <b>npm run serve</b> build by themselves.
Tables can be joined from a terminal, in the folder of the game. If a link has brought you here, copy the whole address of this page, with everything after #, in the place of LINK:</p>
<code>npm run everdell -- play --join "LINK"</code>
<section lang="es">
<h1>Everdell</h1>
<p>El servidor está en marcha, pero sin su cliente web, que <b>npm start</b> y <b>npm run serve</b> construyen solos.
A las mesas se puede entrar desde una terminal, en la carpeta del juego. Si te ha traído aquí un enlace, copia la dirección entera de esta página, con todo lo que sigue a #, en lugar de ENLACE:</p>
<code>npm run everdell -- play --join "ENLACE"</code>
</section>
</main>
</body>
</html>
`;
