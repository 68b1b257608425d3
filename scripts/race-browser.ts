/** The two processes of the local database were in each other's way; production's cannot be. */
export class Locked extends Error {}

export type Answer = { status: number; body?: unknown }

export type RaceBrowser = ReturnType<typeof openBrowser>

const cookieOf = (cookies: Map<string, string>): string => [...cookies].map((pair) => pair.join('=')).join('; ')

/** A browser that keeps its cookies and can fetch its token before it is needed. */
export function openBrowser(origin: string, cookies = new Map<string, string>()) {
  let token: string | undefined
  const send = async (method: string, path: string, body?: object): Promise<Response> => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        cookie: cookieOf(cookies),
        origin,
        'sec-fetch-site': 'same-origin',
        ...(method !== 'GET' && { 'content-type': 'application/json', 'x-csrf-token': token ?? '' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (response.status >= 500) throw new Locked()
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return response
  }
  const prepare = async (): Promise<void> => {
    token = ((await (await send('GET', '/server/csrf-token')).json()) as { csrfToken: string }).csrfToken
  }
  const write = async (method: string, path: string, body?: object): Promise<Answer> => {
    if (token === undefined) await prepare()
    const response = await send(method, path, body)
    const text = await response.text()
    token = undefined
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : undefined }
  }
  return {
    ...{ origin, cookies },
    prepare,
    post: (path: string, body: object) => write('POST', path, body),
    put: (path: string, body: object) => write('PUT', path, body),
    remove: (path: string) => write('DELETE', path),
    read: async <T>(path: string): Promise<T> => (await (await send('GET', path)).json()) as T,
    cookie: () => cookieOf(cookies),
    isSignedIn: async () => (await (await send('GET', '/server/security/auth/session')).json()) !== null,
    /** The same session at another process. */
    twin: (at: string) => openBrowser(at, new Map(cookies)),
  }
}
