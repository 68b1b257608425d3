type Placed = { cf?: { country?: unknown; city?: unknown } }

/** Returns country and city from the platform, as `UA;Odesa` with the city percent-encoded; null if unknown. */
export function readPlace(request: Request): string | null {
  const { country, city } = (request as Placed).cf ?? {}
  if (typeof country !== 'string') return null
  return typeof city === 'string' ? `${country};${encodeURIComponent(city)}` : country
}

/** Returns the country code; undefined if unknown. */
export const readCountry = (request: Request): string | undefined => readPlace(request)?.split(';')[0]
