type Placed = { cf?: { country?: unknown; city?: unknown } }

/** Country and city from the platform's own data, as `UA;Odesa` with the city percent-encoded; null where it knows none. */
export function readPlace(request: Request): string | null {
  const { country, city } = (request as Placed).cf ?? {}
  if (typeof country !== 'string') return null
  return typeof city === 'string' ? `${country};${encodeURIComponent(city)}` : country
}

/** The country alone, as a code; undefined where the platform knows none. */
export const readCountry = (request: Request): string | undefined => readPlace(request)?.split(';')[0]
