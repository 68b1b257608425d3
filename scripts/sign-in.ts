/** Signs in through the API as a browser would and returns the session cookie, with the time that the login call took in ms. */
export async function signInOverHttp(
  origin: string,
  email: string,
  password: string,
): Promise<{ cookie: string; ms: number }> {
  const token = await fetch(`${origin}/server/csrf-token`)
  const { csrfToken } = (await token.json()) as { csrfToken: string }
  const started = performance.now()
  const answer = await fetch(`${origin}/server/security/auth/login`, {
    method: 'POST',
    headers: {
      cookie: cookiesOf(token),
      'content-type': 'application/json',
      'x-csrf-token': csrfToken,
      origin,
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`)
  const cookie = cookiesOf(answer)
    .split('; ')
    .find((part) => part.startsWith('__Host-sid='))
  if (!cookie) throw new Error('Sign-in set no session cookie')
  return { cookie, ms: performance.now() - started }
}

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
