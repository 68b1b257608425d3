import { EmptyState } from '#src/app/ui/states.tsx'
import type { MailingPrices } from '#src/contract/mailing/schemas.ts'
import type { ChosenSwitches } from '#src/contract/mailing/switches.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { MailingSheet } from './mailing-sheet.tsx'
import { type Buyer, OtherServices } from './order-link.tsx'
import { PriceChoice } from './price-choice.tsx'

type Props = {
  prices: MailingPrices
  path: string
  chosen: ChosenSwitches
  /** The headings of the mailings. */
  level: 'h2' | 'h3'
  /** Undefined where nothing can be ordered. */
  buyer?: Buyer | undefined
}

/** The price list with the choice of what it shows. */
export function PriceView({ prices: { mailings, list }, path, chosen, level, buyer }: Props) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  return (
    <div className="column gap-4">
      <p>{t('mailing.page.lead')}</p>
      <PriceChoice path={path} chosen={chosen} />
      {mailings.length === 0 ? (
        <EmptyState
          title={t('mailing.none.title')}
          text={list.hideRu.applied ? t('mailing.none.hidden') : t('mailing.none.text')}
        />
      ) : (
        mailings.map((mailing) => <MailingSheet key={mailing.id} mailing={mailing} level={level} buyer={buyer} />)
      )}
      {buyer && <OtherServices buyer={buyer} />}
      {list.validFrom && (
        <p className="smallest faint">
          {t('mailing.page.version', { number: list.version, date: plainDate(list.validFrom) })}
        </p>
      )}
    </div>
  )
}
