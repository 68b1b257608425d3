import { AwsV4Signer } from 'aws4fetch'
import { SECOND } from '#src/domain/time.ts'
import type { Clock } from '../clock.ts'
import { type Mailer, MailRefused, type MailStream, type Sender } from './mailer.ts'
import type { SesSettings } from './ses-settings.ts'
import { writeMime } from './write-mime.ts'

const TIMEOUT = 20 * SECOND
const MAX_MESSAGE = 200
/** Errors of one mail. All others, such as a limit or an account without access, concern every mail and end without its change. */
const OF_THE_MAIL = ['MessageRejected', 'BadRequestException']

type Options = { settings: SesSettings; from: Sender; stream: MailStream; fetch: typeof fetch; clock: Clock }

/** The names of the stream and the letter come back with every event of the mail. */
const tagsOf = (stream: MailStream, letterId: string | undefined) => [
  { Name: 'stream', Value: stream },
  ...(letterId ? [{ Name: 'letter', Value: letterId }] : []),
]

/** A request is signed and sent once: a repetition could send the mail twice. */
async function callSes({ settings, fetch }: Options, body: string): Promise<Response> {
  const { region, accessKeyId, secretAccessKey } = settings
  const { method, url, headers } = await new AwsV4Signer({
    ...{ accessKeyId, secretAccessKey, region, service: 'ses', body, method: 'POST' },
    url: `https://email.${region}.amazonaws.com/v2/email/outbound-emails`,
    headers: { 'content-type': 'application/json' },
  }).sign()
  return fetch(url.href, { method, headers, body, signal: AbortSignal.timeout(TIMEOUT) })
}

async function readRefusal(response: Response): Promise<MailRefused> {
  const text = (await response.text()).slice(0, MAX_MESSAGE)
  const error = response.headers.get('x-amzn-errortype')?.split(':')[0] ?? ''
  return new MailRefused(OF_THE_MAIL.includes(error) ? 'refused' : 'busy', `SES ${response.status} ${error} ${text}`)
}

/** Sends by `SendEmail` of Amazon SES v2, one recipient a call. The raw content has our headers unchanged. */
export const createSesMailer = (options: Options): Mailer => ({
  provider: 'ses',
  keeps: false,
  deliver: async (mail) => {
    const { settings, from, stream, clock } = options
    const body = JSON.stringify({
      FromEmailAddress: from.email,
      Destination: { ToAddresses: [mail.to] },
      Content: { Raw: { Data: Buffer.from(writeMime(mail, { from, now: clock() })).toString('base64') } },
      ConfigurationSetName: settings.configurationSet,
      EmailTags: tagsOf(stream, mail.letterId),
    })
    const response = await callSes(options, body)
    if (response.status >= 400 && response.status < 500) throw await readRefusal(response)
    if (!response.ok) throw new Error(`SES ${response.status}`)
    const { MessageId: messageId } = (await response.json()) as { MessageId?: string }
    return messageId
  },
})
