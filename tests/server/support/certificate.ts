const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const [INTEGER, BITS, NULL, NAME, UTF8, TIME, SEQUENCE, SET, VERSION] = [2, 3, 5, 6, 12, 23, 48, 49, 160] as const
const SHA256_WITH_RSA = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b]
const COMMON_NAME = [0x55, 0x04, 0x03]

type Bytes = readonly number[]

function sizeOf(length: number): Bytes {
  if (length < 128) return [length]
  const bytes: number[] = []
  for (let rest = length; rest > 0; rest >>= 8) bytes.unshift(rest & 255)
  return [128 + bytes.length, ...bytes]
}

/** One value of ASN.1 in DER. */
function der(tag: number, ...parts: Bytes[]): Bytes {
  const content = parts.flat()
  return [tag, ...sizeOf(content.length), ...content]
}

const textOf = (text: string): Bytes => [...new TextEncoder().encode(text)]
const timeOf = (at: number): Bytes => {
  const digits = new Date(at).toISOString().replace(/\D/g, '')
  return der(TIME, textOf(`${digits.slice(2, 14)}Z`))
}

const nameOf = (text: string): Bytes =>
  der(SEQUENCE, der(SET, der(SEQUENCE, der(NAME, COMMON_NAME), der(UTF8, textOf(text)))))

export type Signer = { pem: string; sign: (text: string) => Promise<string> }

/** A certificate that signs itself, and its key. */
export async function createSigner({ from, until }: { from: number; until: number }): Promise<Signer> {
  const keys = (await crypto.subtle.generateKey(
    { ...RSA, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  )) as CryptoKeyPair
  const signBytes = async (bytes: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await crypto.subtle.sign(RSA.name, keys.privateKey, bytes))
  const spki = new Uint8Array((await crypto.subtle.exportKey('spki', keys.publicKey)) as ArrayBuffer)
  const algorithm = der(SEQUENCE, der(NAME, SHA256_WITH_RSA), der(NULL))
  const name = nameOf('sns.test')
  const validity = der(SEQUENCE, timeOf(from), timeOf(until))
  const signed = der(SEQUENCE, der(VERSION, der(INTEGER, [2])), der(INTEGER, [1]), algorithm, name, validity, name, [
    ...spki,
  ])
  const signature = await signBytes(Uint8Array.from(signed))
  const certificate = der(SEQUENCE, signed, algorithm, der(BITS, [0, ...signature]))
  const base64 = Buffer.from(certificate).toString('base64').replace(/.{64}/g, '$&\n')
  return {
    pem: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    sign: async (text) => Buffer.from(await signBytes(new TextEncoder().encode(text))).toString('base64'),
  }
}
