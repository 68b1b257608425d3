/** The service worker of a browser in which a seafarer is signed in, and its cached page. */
export const WORKER_PATH = '/own-pages.js'
export const SHELL_PATH = '/_shell'

/** The name of the product per language: configuration, which build files do not contain. */
export const MANIFEST_PATH = '/manifest.webmanifest'
