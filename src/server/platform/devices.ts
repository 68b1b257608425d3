import Bowser from 'bowser'

const LIMIT = 60

/** Returns browser and system, such as `Chrome · Android`; null if the header does not name them. */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const parsed = Bowser.parse(userAgent.slice(0, 500))
  const parts = [parsed.browser.name, parsed.os.name].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ').slice(0, LIMIT) : null
}
