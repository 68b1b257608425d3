import { type LinkComponent, useLinkProps, useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { localizePath, withQuery } from '#src/contract/http/addresses.ts'
import { decidePageKind } from '#src/contract/http/page-kind.ts'
import { findRoute } from '#src/contract/routes.ts'
import { useLocale } from './href.tsx'

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>

type Target = {
  to?: string
  params?: Record<string, string>
  search?: Record<string, string | undefined>
  hash?: string
}

/** Returns path, query and hash of a target, without locale prefix. A final `$` is `_splat`. */
export function pathOfTarget({ to = '/', params = {}, search = {}, hash }: Target): string {
  const path = to.replaceAll(/\$(\w*)/g, (_name, name: string) =>
    name ? encodeURIComponent(params[name] ?? '') : (params._splat ?? '').split('/').map(encodeURIComponent).join('/'),
  )
  return withQuery(path, search) + (hash ? `#${hash}` : '')
}

/** A link to a page; `to`, `params` and `search` are checked against the route table. */
export const Link = (({ to, params, search, hash, ...props }: Target & AnchorProps) => {
  const way = { to, params, search, hash } as Target
  return <Anchor path={pathOfTarget(way)} way={way} {...props} />
}) as unknown as LinkComponent<'a'>

/** A link to a path known at run time only, without locale prefix. Anything else but a path of this site is text. */
export const PathLink = ({ path, ...props }: { path: string } & AnchorProps) => <Anchor path={path} {...props} />

/** App pages use the router; other pages and documents an anchor. */
function Anchor({ path, way, ...props }: { path: string; way?: Target } & AnchorProps) {
  const locale = useLocale()
  const router = useRouter({ warn: false })
  const href = isOwnPath(path) ? localizePath(locale, path) : undefined
  const isApp = href !== undefined && router !== null && isAppPage(path)
  return isApp ? <RouterAnchor way={way ?? { href }} {...props} /> : <a {...props} href={href} />
}

const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)

function isAppPage(path: string): boolean {
  const match = findRoute(path.split(/[?#]/, 1)[0] as string)
  return match !== undefined && decidePageKind(match.route, true) === 'app'
}

/** The caller marks the current link, as in documents. */
function RouterAnchor({ way, ...props }: { way: Target | { href: string } } & AnchorProps) {
  const options = { ...props, ...way, activeProps: {} } as Parameters<typeof useLinkProps>[0]
  const {
    'aria-current': _current,
    'data-status': _status,
    ...drawn
  } = useLinkProps(options) as AnchorProps & { 'data-status'?: string }
  return <a {...drawn} aria-current={props['aria-current']} />
}
