import { describe, expect, it } from 'vitest'
import { MailRefused } from './mailer.ts'
import { createSesMailer } from './ses-mailer.ts'

const SETTINGS = {
  ...{ region: 'eu-central-1', accessKeyId: 'AKID', secretAccessKey: 'secret', configurationSet: 'letters' },
  topic: { arn: 'arn:aws:sns:eu-central-1:123456789012:mail-events', region: 'eu-central-1' },
}
const MAIL = {
  ...{ to: 'office@agency.example', subject: 'A CV', text: 'A CV', html: '<p>A CV</p>' },
  ...{ stopAt: 'https://gangway.example/u/1', letterId: 'letter-1' },
}

function startSes(answer: () => Response | Promise<Response>) {
  const calls: { url: string; headers: Headers; body: Record<string, unknown> }[] = []
  const mailer = createSesMailer({
    settings: SETTINGS,
    from: { email: 'post@letters.gangway.example', name: 'Gangway' },
    stream: 'subscribed',
    clock: () => Date.UTC(2026, 10, 30),
    fetch: async (input, init) => {
      calls.push({ url: String(input), headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) })
      return answer()
    },
  })
  return { mailer, calls }
}

const refuse = (status: number, type: string) => () =>
  new Response('{"message":"no"}', { status, headers: { 'x-amzn-errortype': `${type}:http://internal.amazon.com/` } })

describe('Amazon SES', () => {
  it('gets one signed call with the raw mail, one recipient and the names of stream and letter', async () => {
    const { mailer, calls } = startSes(() => Response.json({ MessageId: 'ses-1' }))
    expect(await mailer.deliver(MAIL)).toBe('ses-1')
    const [call] = calls
    expect(calls).toHaveLength(1)
    expect(call?.url).toBe('https://email.eu-central-1.amazonaws.com/v2/email/outbound-emails')
    expect(call?.headers.get('authorization')).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-central-1\/ses\/aws4_request, SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/,
    )
    expect(call?.body).toMatchObject({
      FromEmailAddress: 'post@letters.gangway.example',
      Destination: { ToAddresses: [MAIL.to] },
      ConfigurationSetName: 'letters',
      EmailTags: [
        { Name: 'stream', Value: 'subscribed' },
        { Name: 'letter', Value: 'letter-1' },
      ],
    })
    const content = call?.body?.Content as { Raw: { Data: string } } | undefined
    expect(Buffer.from(String(content?.Raw.Data), 'base64').toString()).toContain(`List-Unsubscribe: <${MAIL.stopAt}>`)
  })

  it.each([
    [400, 'MessageRejected', 'refused'],
    [400, 'BadRequestException', 'refused'],
    [400, 'SendingPausedException', 'busy'],
    [400, 'MailFromDomainNotVerifiedException', 'busy'],
    [403, 'AccessDeniedException', 'busy'],
    [429, 'TooManyRequestsException', 'busy'],
  ] as const)('that answers %i %s has not accepted the mail: %s', async (status, type, refusal) => {
    const { mailer, calls } = startSes(refuse(status, type))
    const error = await mailer.deliver(MAIL).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(MailRefused)
    expect(error).toMatchObject({ refusal })
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['answers 500', refuse(500, 'InternalFailure')],
    ['does not answer', () => Promise.reject(new Error('the connection was lost'))],
  ])('that %s may have accepted it, and is not called again', async (_, answer) => {
    const { mailer, calls } = startSes(answer)
    const error = await mailer.deliver(MAIL).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(MailRefused)
    expect(calls).toHaveLength(1)
  })
})
