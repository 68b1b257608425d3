/** Makes a link to the CV of whose session the cookie is; gives the path of its page. */
export async function shareCv(origin: string, cookie: string): Promise<string> {
  const token = await fetch(`${origin}/server/csrf-token`, { headers: { cookie } })
  const { csrfToken } = (await token.json()) as { csrfToken: string }
  const answer = await fetch(`${origin}/server/seaman/share`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      'x-csrf-token': csrfToken,
      origin,
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ label: '', days: 1, pin: '', masks: [] }),
  })
  if (!answer.ok) throw new Error(`Sharing answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { items: { path: string }[] }).items[0]?.path ?? ''
}
