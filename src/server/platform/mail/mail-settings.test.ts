import { describe, expect, it } from 'vitest'
import { type MailVariables, readMailSettings } from './mail-settings.ts'

const SES = {
  SES_REGION: 'eu-central-1',
  SES_CONFIGURATION_SET: 'letters',
  SES_TOPIC: 'arn:aws:sns:eu-central-1:123456789012:mail-events',
  SES_ACCESS_KEY_ID: 'AKID',
  SES_SECRET_ACCESS_KEY: 'a-secret-value',
}
const SENDERS = { MAIL_FROM: 'no-reply@gangway.example', MAIL_SUBSCRIBED_FROM: 'post@letters.gangway.example' }
const PUBLIC = { isLocal: false, hasBinding: true }
const LOCAL = { isLocal: true, hasBinding: false }

const read = (env: MailVariables, place = PUBLIC) => readMailSettings({ ...SENDERS, ...env }, place)
const providersOf = (env: MailVariables, place = PUBLIC) => {
  const { account, subscribed } = read(env, place).streams
  return [account.provider, subscribed.provider]
}

describe('the streams of mail', () => {
  it('have their providers, and letters wait where none is named', () => {
    expect(providersOf({})).toEqual(['cloudflare', 'none'])
    expect(providersOf({}, LOCAL)).toEqual(['local', 'none'])
    expect(providersOf({ MAIL_ACCOUNT_PROVIDER: 'local', MAIL_SUBSCRIBED_PROVIDER: 'local' }, LOCAL)).toEqual([
      'local',
      'local',
    ])
    expect(providersOf({ ...SES, MAIL_SUBSCRIBED_PROVIDER: 'ses' })).toEqual(['cloudflare', 'ses'])
    expect(providersOf({ ...SES, MAIL_ACCOUNT_PROVIDER: 'ses', MAIL_SUBSCRIBED_PROVIDER: 'ses' })).toEqual([
      'ses',
      'ses',
    ])
  })

  it.each([
    ['letters by Cloudflare', { MAIL_SUBSCRIBED_PROVIDER: 'cloudflare' }, PUBLIC, 'MAIL_SUBSCRIBED_PROVIDER'],
    ['a provider that there is not', { MAIL_SUBSCRIBED_PROVIDER: 'smtp' }, PUBLIC, 'MAIL_SUBSCRIBED_PROVIDER'],
    ['no mail about accounts', { MAIL_ACCOUNT_PROVIDER: 'none' }, PUBLIC, 'MAIL_ACCOUNT_PROVIDER'],
    ['letters kept on a public site', { MAIL_SUBSCRIBED_PROVIDER: 'local' }, PUBLIC, 'MAIL_SUBSCRIBED_PROVIDER'],
    ['Cloudflare without its binding', { MAIL_ACCOUNT_PROVIDER: 'cloudflare' }, LOCAL, 'SEND_EMAIL'],
    ['a sender that is no address', { MAIL_FROM: 'gangway' }, PUBLIC, 'MAIL_FROM'],
    [
      'one domain for both senders',
      { ...SES, MAIL_SUBSCRIBED_PROVIDER: 'ses', MAIL_SUBSCRIBED_FROM: 'post@Gangway.example' },
      PUBLIC,
      'MAIL_SUBSCRIBED_FROM',
    ],
  ])('do not start with %s', (_, env, place, named) => {
    expect(() => read(env, place)).toThrow(named)
  })

  it.each(Object.keys(SES))('do not start with SES and without %s, and the message has no secret', (name) => {
    const start = () => read({ ...SES, MAIL_SUBSCRIBED_PROVIDER: 'ses', [name]: '' })
    expect(start).toThrow(name)
    expect(start).not.toThrow('a-secret-value')
  })

  it.each(['arn:aws:sns:evil.example:123456789012:x', 'arn:aws:sqs:eu-central-1:123456789012:x', 'mail-events'])(
    'do not start with the topic %s',
    (topic) => {
      expect(() => read({ ...SES, MAIL_SUBSCRIBED_PROVIDER: 'ses', SES_TOPIC: topic })).toThrow('SES_TOPIC')
    },
  )

  it('read nothing of SES where no stream uses it', () => {
    expect(read(SES).ses).toBeNull()
  })
})
