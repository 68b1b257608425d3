import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Changes } from '#src/app/changes.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import type { PasskeyList, PasskeyPurpose } from '#src/contract/passkey/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useHref } from './href.tsx'
import { PASSKEY_DONE, type PasskeyDone } from './passkey-done.ts'

type Props = {
  /** The purpose of the passkey, or `add` for a new one. */
  act: PasskeyPurpose | 'add'
  /** Target path after success, without locale prefix. */
  next: string
  /** What it changed, if known; called with the account's passkeys after adding one. */
  changed?: (passkeys: PasskeyList | undefined) => Changes
  className?: string
  children: ReactNode
}

/**
 * Occupies its place from the start and appears when the browser is known to support passkeys, so that nothing shifts. The small script does
 * the rest (`entry/enhance/passkeys`), with the texts here.
 */
export function PasskeyButton({ act, next, changed, className = 'button big full', children }: Props) {
  const { t } = useIntl()
  const href = useHref()
  const place = usePlace(next, changed)
  const words = {
    'data-pending': t('passkey.pending'),
    'data-offline': t('form.message.offline'),
    'data-failed': t('form.message.unavailable'),
    'data-unused': t('passkey.problem.unused'),
    ...(act === 'add' && { 'data-exists': t('passkey.problem.exists') }),
  }
  return (
    <div
      ref={place}
      className="column [html:not(.passkeys)_&]:u-invisible"
      data-wears="error"
      data-passkey={act}
      data-next={href(next)}
      {...words}
    >
      <button type="button" className={className} suppressHydrationWarning>
        {children}
      </button>
    </div>
  )
}

/** On app pages the app navigates, with the known changes. */
function usePlace(next: string, changed: Props['changed']): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const { arrive } = useRuntime()
  useEffect(() => {
    const place = ref.current
    const go = (event: Event) => {
      event.preventDefault()
      void arrive(next, { changed: changed?.((event as PasskeyDone).detail) })
    }
    place?.addEventListener(PASSKEY_DONE, go)
    return () => place?.removeEventListener(PASSKEY_DONE, go)
  }, [arrive, next, changed])
  return ref
}
