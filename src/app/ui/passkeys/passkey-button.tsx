import { type ReactNode, useEffect, useState } from 'react'
import { useIntl } from '#src/i18n/react.tsx'
import { Answer } from '../forms/answer.tsx'
import { supportsPasskeys } from './ceremonies.ts'
import type { usePasskey } from './use-passkey.ts'

type Props = { passkey: ReturnType<typeof usePasskey>; className?: string; children: ReactNode }

/** Takes its place from the start and is seen once the browser is known to have passkeys, so that nothing moves. */
export function PasskeyButton({ passkey, className = 'button big full', children }: Props) {
  const { t } = useIntl()
  const [supported, setSupported] = useState(false)
  useEffect(() => setSupported(supportsPasskeys()), [])
  const { pending, problem, start } = passkey
  return (
    <div className={supported ? 'column' : 'column u-invisible'}>
      <button type="button" className={className} aria-disabled={pending || undefined} onClick={() => void start()}>
        {pending ? t('passkey.pending') : children}
      </button>
      {problem && (
        <Answer kind="failed" className="error">
          {problem}
        </Answer>
      )}
    </div>
  )
}
