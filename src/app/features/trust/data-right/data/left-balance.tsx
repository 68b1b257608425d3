import { CheckField } from '#src/app/ui/forms/index.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { DataProps } from './data-sections.ts'

const PATHS = { seaman: '/seaman/profile/balance', company: '/company/balance' } as const

/** The money that would belong to nobody after the erasure, and pay-backs that are not finished. */
export function LeftBalance({ state: { leftBalances, hasOpenPayback }, session: { role } }: DataProps) {
  const { t } = useIntl()
  const { amount, list } = useFormats()
  if (leftBalances.length === 0) return hasOpenPayback && <p>{t('data.balance.open')}</p>
  const path = role === 'seaman' || role === 'company' ? PATHS[role] : undefined
  return (
    <Notice title={t('data.balance.title', { amounts: list(leftBalances.map(amount)) })}>
      <p className="small">{t('data.balance.text')}</p>
      {hasOpenPayback && <p className="small">{t('data.balance.open')}</p>}
      {path && (
        <p className="small">
          <PathLink path={path}>{t('data.balance.link')}</PathLink>
        </p>
      )}
    </Notice>
  )
}

/** Gives the money up in words. */
export function GiveUpField({ leftBalances }: DataProps['state']) {
  const { t } = useIntl()
  const { amount, list } = useFormats()
  return (
    leftBalances.length > 0 && (
      <CheckField
        name="givesUp"
        group="erasure"
        label={t('data.balance.give-up', { amounts: list(leftBalances.map(amount)) })}
      />
    )
  )
}
