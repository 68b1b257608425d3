const SHAPE = /^([\w-]{43})\.([\w-]{43})\.([\w-]{43})$/

/**
 * The value of the cookie after a sign-in, in three parts: a random name, the mark that the edge verifies (an HMAC with a separate key), and
 * the seal that only the server verifies, bound to the account and its password.
 */
export type DeviceCookie = { name: string; mark: string; seal: string }

export function readDevice(cookie: string | undefined): DeviceCookie | undefined {
  const [, name = '', mark = '', seal = ''] = SHAPE.exec(cookie ?? '') ?? []
  return name ? { name, mark, seal } : undefined
}

export const writeDevice = ({ name, mark, seal }: DeviceCookie): string => `${name}.${mark}.${seal}`

/** The text that the mark signs. */
export const markDevice = (name: string): string => `device-mark!${name}`
