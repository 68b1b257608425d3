import { createHmac, timingSafeEqual } from 'node:crypto'
import { markDevice, readDevice } from '#src/contract/http/device-cookie.ts'

/** Returns the random name of a browser in which someone signed in; undefined if the server did not sign the cookie. */
export function readDeviceMark(key: string, cookie: string | undefined): string | undefined {
  const device = readDevice(cookie)
  if (!device) return undefined
  const expected = createHmac('sha256', key).update(markDevice(device.name)).digest()
  const given = Buffer.from(device.mark, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? device.name : undefined
}
