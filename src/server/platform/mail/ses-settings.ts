/** The account at Amazon SES, and the topic by which its events come. */
export type SesSettings = {
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Publishes the events to the topic. */
  configurationSet: string
  topic: SnsTopic
}

/** A topic of Amazon SNS with its region. */
export type SnsTopic = { arn: string; region: string }

export type SesVariables = {
  SES_REGION?: string
  SES_ACCESS_KEY_ID?: string
  SES_SECRET_ACCESS_KEY?: string
  SES_CONFIGURATION_SET?: string
  SES_TOPIC?: string
}

const REGION = /^[a-z]{2}(?:-[a-z]+){1,2}-\d{1,2}$/
const TOPIC = /^arn:aws:sns:([a-z0-9-]+):\d{12}:[\w-]{1,256}$/

function readValue(env: SesVariables, name: keyof SesVariables): string {
  const value = env[name]?.trim()
  if (!value) throw new Error(`${name} is missing: a stream of mail has the provider ses`)
  return value
}

function readRegion(name: string, region: string): string {
  if (!REGION.test(region)) throw new Error(`${name} names no region such as eu-central-1`)
  return region
}

function readTopic(env: SesVariables): SnsTopic {
  const arn = readValue(env, 'SES_TOPIC')
  const region = TOPIC.exec(arn)?.[1]
  if (!region) throw new Error('SES_TOPIC is no topic such as arn:aws:sns:eu-central-1:123456789012:mail-events')
  return { arn, region: readRegion('SES_TOPIC', region) }
}

/** Reads the variables of SES. Error messages name a variable and never its value. */
export const readSesSettings = (env: SesVariables): SesSettings => ({
  region: readRegion('SES_REGION', readValue(env, 'SES_REGION')),
  accessKeyId: readValue(env, 'SES_ACCESS_KEY_ID'),
  secretAccessKey: readValue(env, 'SES_SECRET_ACCESS_KEY'),
  configurationSet: readValue(env, 'SES_CONFIGURATION_SET'),
  topic: readTopic(env),
})
