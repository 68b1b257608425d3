export type StatusKind =
  | 'conflict'
  | 'failed'
  | 'forbidden'
  | 'gone'
  | 'incomplete'
  | 'not-found'
  | 'offline'
  | 'refused'
  | 'too-many'
  | 'unavailable'

const KINDS: Record<number, StatusKind> = {
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  410: 'gone',
  429: 'too-many',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

/** Returns the kind of a status: messages are `error-page.{kind}.title` and `.text`. Undefined means offline. */
export const kindOfStatus = (status: number | undefined): StatusKind =>
  status === undefined ? 'offline' : (KINDS[status] ?? (status >= 400 && status < 500 ? 'refused' : 'failed'))
