/** The worker of a browser in which a seafarer is signed in, and the page that it keeps. */
export const WORKER_PATH = '/own-pages.js'
export const SHELL_PATH = '/_shell'

/** What the product is called, in each language: its name is configuration, which no file of the build knows. */
export const MANIFEST_PATH = '/manifest.webmanifest'
