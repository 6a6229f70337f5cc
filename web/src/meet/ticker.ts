/** A clock in a worker: browsers slow down those of a page that nobody looks at. */

setInterval(() => postMessage(null), 1000);
