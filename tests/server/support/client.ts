import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import type { TestServer } from './server-of.ts'

export const ORIGIN = 'http://localhost:8787'
export const PASSWORD = 'quiet harbour lights'
export const START = Date.UTC(2026, 10, 20, 12)

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape and check what they need
export type Answer = { status: number; headers: Headers; body: any; text: string }
type Options = { headers?: Record<string, string | undefined>; method?: string; raw?: BodyInit }

let visitors = 0

/** A browser: keeps cookies, fetches its token before the first write. */
export function createClient(server: TestServer, { language = 'en' } = {}) {
  const cookies = new Map<string, string>()
  visitors += 1
  const address = `192.0.2.${visitors}`

  const keepCookies = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (/max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  const send = async (method: string, path: string, body?: unknown, options: Options = {}): Promise<Answer> => {
    const headers = new Headers({ 'accept-language': language, 'x-client-ip': address })
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    if (method !== 'GET') {
      headers.set('sec-fetch-site', 'same-origin')
      headers.set('content-type', 'application/json')
    }
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      if (value === undefined) headers.delete(name)
      else headers.set(name, value)
    }
    const payload = options.raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await server.fetch(
      new Request(ORIGIN + path, {
        method,
        headers,
        ...(payload !== undefined && { body: payload, duplex: 'half' }),
      } as RequestInit),
    )
    keepCookies(response)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parse(text) }
  }

  const getToken = async (): Promise<string> => (await send('GET', '/server/csrf-token')).body.csrfToken
  const write = async (method: string, path: string, body: unknown = {}, options: Options = {}) =>
    send(method, path, body, { ...options, headers: { 'x-csrf-token': await getToken(), ...options.headers } })

  return {
    cookies,
    address,
    getToken,
    send,
    get: (path: string, options?: Options) => send('GET', path, undefined, options),
    post: (path: string, body?: unknown, options?: Options) => write('POST', path, body, options),
    put: (path: string, body?: unknown, options?: Options) => write('PUT', path, body, options),
    delete: (path: string) => write('DELETE', path),
    /** Calls an endpoint with a random id for each parameter and an empty body. */
    call: ({ method, path: pattern }: EndpointSpec) => {
      const path = pattern.replace(/\{\w+\}/g, () => crypto.randomUUID())
      return method === 'get' ? send('GET', path) : write(method.toUpperCase(), path)
    },
  }
}

export type Client = ReturnType<typeof createClient>

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
