import { safeRedirect } from '../contract/http/addresses.ts'
import { isLocaleCode, type LocaleCode } from '../domain/locales.ts'

export type EdgeConfig = {
  /** Host names (with a non-default port) that this Worker serves; localhost always. */
  hosts: readonly string[]
  /** Absolute origin without trailing slash; the request's if absent. */
  origin: string | undefined
  /** Reaches the server Worker over the network instead of the service binding. */
  serverOrigin: string | undefined
  edgeSecret: string | undefined
  /** Header in which the platform writes the reader's network address; none is trusted if absent. */
  clientAddressHeader: string | undefined
  /** Verifies device cookies; no browser is known if absent. */
  deviceKey: string | undefined
  /** Whether vocabulary values in a query are lower-cased. */
  lowersValues: boolean
  /** Sends the locale cookie in frames of other origins too. */
  isCrossOrigin: boolean
  fallbackLocale: LocaleCode | undefined
  /** Target of `/`, without locale prefix; the landing page if absent. */
  rootRedirect: string | undefined
  /** Parent domain of the referral cookie. */
  cookieDomain: string | undefined
  devMail: boolean
  /** Contact for security reports: a mailto: or https: address; none if empty. */
  securityContact: string | undefined
}

/** The text variables of wrangler.toml, all optional. */
export type EdgeVariables = Partial<
  Record<
    | 'ENVIRONMENT'
    | 'HOSTS'
    | 'ORIGIN'
    | 'SERVER_ORIGIN'
    | 'EDGE_SECRET'
    | 'CLIENT_ADDRESS_HEADER'
    | 'DEVICE_KEY'
    | 'CANONICAL_LOWERCASE'
    | 'CROSS_ORIGIN'
    | 'FALLBACK_LOCALE'
    | 'ROOT_REDIRECT'
    | 'COOKIE_DOMAIN'
    | 'DEV_MAIL'
    | 'SECURITY_CONTACT',
    string
  >
>

/** Reads and checks the configuration; throws an error that names the variable. */
export function createConfig(variables: EdgeVariables): EdgeConfig {
  const production = variables.ENVIRONMENT === 'production'
  const serverOrigin = readOrigin('SERVER_ORIGIN', variables.SERVER_ORIGIN)
  if (production && serverOrigin && !variables.EDGE_SECRET)
    throw new Error('SERVER_ORIGIN needs EDGE_SECRET in production')
  return {
    hosts: readHosts(variables.HOSTS),
    origin: readOrigin('ORIGIN', variables.ORIGIN),
    serverOrigin,
    edgeSecret: variables.EDGE_SECRET || undefined,
    clientAddressHeader: readHeaderName(variables.CLIENT_ADDRESS_HEADER),
    deviceKey: readDeviceKey(variables.DEVICE_KEY, production),
    lowersValues: variables.CANONICAL_LOWERCASE !== 'off',
    isCrossOrigin: variables.CROSS_ORIGIN === 'on',
    fallbackLocale: readLocale(variables.FALLBACK_LOCALE),
    rootRedirect: readPath(variables.ROOT_REDIRECT),
    cookieDomain: variables.COOKIE_DOMAIN || undefined,
    devMail: variables.DEV_MAIL === 'on' && !production,
    securityContact: readContact(variables.SECURITY_CONTACT),
  }
}

function readHosts(text = ''): string[] {
  const hosts = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const wrong = hosts.find((host) => !/^[a-z0-9.-]+(:\d+)?$/.test(host))
  if (wrong) throw new Error(`HOSTS holds something that is not a host name: ${wrong}`)
  return hosts
}

function readOrigin(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Error(`${name} is not an http(s) origin: ${text}`)
  return url.origin
}

function readHeaderName(name: string | undefined): string | undefined {
  if (!name) return undefined
  if (!/^[A-Za-z0-9-]{1,60}$/.test(name)) throw new Error(`CLIENT_ADDRESS_HEADER is not the name of a header: ${name}`)
  return name
}

/** With a public key anyone could invent known cookies. */
function readDeviceKey(key: string | undefined, production: boolean): string | undefined {
  if (key && production && (key.startsWith('local-only') || key.length < 32))
    throw new Error('DEVICE_KEY must be a secret of 32 characters or more in production')
  return key || undefined
}

function readContact(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text))
    throw new Error(`SECURITY_CONTACT is neither mailto: nor https: ${text}`)
  return text
}

function readLocale(code: string | undefined): LocaleCode | undefined {
  if (!code) return undefined
  if (!isLocaleCode(code)) throw new Error(`FALLBACK_LOCALE is not one of the routed locales: ${code}`)
  return code
}

function readPath(text: string | undefined): string | undefined {
  if (!text) return undefined
  const path = safeRedirect(text)
  if (!path || path === '/') throw new Error(`ROOT_REDIRECT is not another path of this site: ${text}`)
  return path
}
