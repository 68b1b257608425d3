type Encoded = { cf?: { clientAcceptEncoding?: unknown } }

const REFUSED = /;\s{0,9}q=0(?:\.0{1,3})?\s{0,9}$/

/** The encodings that the visitor takes: the platform writes its own word for them into the header. */
export function readEncodings(request: Request): ReadonlySet<string> {
  const named = (request as Encoded).cf?.clientAcceptEncoding
  const text = typeof named === 'string' ? named : (request.headers.get('accept-encoding') ?? '')
  const offers = text.toLowerCase().split(',')
  return new Set(offers.filter((offer) => !REFUSED.test(offer)).map((offer) => offer.split(';', 1)[0]?.trim() ?? ''))
}
