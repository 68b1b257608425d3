/** The floors of the house, lowest first. They are folders; a domain uses its own floor and those below. */
export const FLOORS = ['ground', 'identity', 'people', 'work', 'exchange', 'trust', 'back-office', 'system'] as const

export type Floor = (typeof FLOORS)[number]

const DOMAIN = new RegExp(`^src/(?:server|app/features)/(${FLOORS.join('|')})/([^/]+)/`)

/** A domain: its floor, and the name that it has on every side. */
export type Domain = { floor: Floor; name: string }

/** The domain of a file of the server or of the app's features, if it belongs to one. */
export function domainOf(path: string): Domain | undefined {
  const [, floor, name] = DOMAIN.exec(path) ?? []
  return floor && name ? { floor: floor as Floor, name } : undefined
}

/** Whether `from` may use `to`. Cycles inside a floor are found apart. */
export const mayUse = (from: Domain, to: Domain): boolean => FLOORS.indexOf(from.floor) >= FLOORS.indexOf(to.floor)
