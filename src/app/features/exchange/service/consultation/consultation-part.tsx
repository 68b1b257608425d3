import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { type Fact, Facts } from '#src/app/ui/facts.tsx'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { accountPath } from '#src/contract/http/account-pages.ts'
import type { Consultation, OwnConsultation } from '#src/contract/service/consultation-schemas.ts'
import type { OwnPart } from '#src/contract/service/schemas.ts'
import { CHANGE_UNTIL } from '#src/domain/service/consultation.ts'
import { UTC } from '#src/domain/time-zone/read-time-zone.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { BOOK } from './book-action.ts'
import { SlotForm } from './slot-form.tsx'

type Props = { data: OwnConsultation | undefined; part: OwnPart; form: ActProps }

/** The consultation of an order: when it is, or the times that can be chosen. */
export function ConsultationPart({ data, part, form }: Props) {
  if (!data) return <MissingPart here={form.ctx.here} />
  const { consultation } = data
  if (!consultation || (part.state !== 'open' && !consultation.booking)) return null
  return (
    <div className="column gap-4">
      {consultation.booking && (
        <Booked
          booking={consultation.booking}
          zone={consultation.timeZone ?? UTC}
          isOpen={part.state === 'open'}
          mayChange={consultation.mayChange}
          orderId={form.ctx.params.id ?? ''}
        />
      )}
      {part.state === 'open' && consultation.mayChange && <Choose consultation={consultation} form={form} />}
    </div>
  )
}

type BookedProps = {
  booking: NonNullable<Consultation['booking']>
  zone: string
  isOpen: boolean
  mayChange: boolean
  orderId: string
}

function Booked({ booking, zone, isOpen, mayChange, orderId }: BookedProps) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  const { startsAt } = booking
  return (
    <>
      <Facts rows={useBookedFacts(booking, zone)} />
      {isOpen && (
        <>
          <p className="small">
            {mayChange
              ? t('consultation.booked.until', { date: dateTime(startsAt - CHANGE_UNTIL, zone) })
              : t('consultation.booked.late')}{' '}
            {t('consultation.booked.rule')}
          </p>
          <p>
            <a className="button dense" href={`/server/seaman/service-order/${orderId}/consultation.ics`} download>
              {t('consultation.booked.file')}
            </a>
          </p>
        </>
      )}
    </>
  )
}

function useBookedFacts(booking: BookedProps['booking'], zone: string): Fact[] {
  const { t } = useIntl()
  const { dateTime, language: nameLanguage } = useFormats()
  const { startsAt, person, language, way, link, phone } = booking
  return [
    {
      label: t('consultation.fact.time'),
      value: (
        <>
          <time dateTime={new Date(startsAt).toISOString()}>{dateTime(startsAt, zone)}</time>{' '}
          <span className="muted">
            (<bdi>{zone}</bdi>)
          </span>
        </>
      ),
    },
    { label: t('consultation.fact.person'), value: <bdi>{person}</bdi> },
    { label: t('consultation.fact.language'), value: nameLanguage(language) },
    {
      label: t(`consultation.way.${way}`),
      value: link?.startsWith('https://') ? (
        <a href={link} rel="noopener noreferrer" target="_blank">
          {t('consultation.booked.join')}
        </a>
      ) : (
        <bdi dir="ltr">{phone}</bdi>
      ),
    },
  ]
}

type ChooseProps = { consultation: Consultation; form: ActProps }

/** Until when one can be booked, and the times; after the booking, they are folded. */
function Choose({ consultation, form }: ChooseProps) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { booking, bookBy, timeZone } = consultation
  if (booking)
    return (
      <Disclosure summary={t('consultation.choose.change')} open={form.failure?.values.act === BOOK}>
        <Times consultation={consultation} form={form} />
      </Disclosure>
    )
  return (
    <section className="column gap-2">
      <h3 className="heading-3">{t('consultation.choose.title')}</h3>
      <p className="small">{t('consultation.choose.by', { date: date(bookBy, timeZone ?? UTC) })}</p>
      <Times consultation={consultation} form={form} />
    </section>
  )
}

/** The times that can be chosen, with their zone. */
function Times({ consultation: { booking, slots, timeZone }, form }: ChooseProps) {
  const { t } = useIntl()
  if (slots.length === 0) return <p>{t('consultation.choose.none')}</p>
  return (
    <div className="column gap-2">
      <p className="small">
        {timeZone === null ? t('consultation.choose.zone-unknown') : t('consultation.choose.zone', { zone: timeZone })}{' '}
        <PathLink path={accountPath('seaman', 'formats')}>{t('consultation.choose.zone-link')}</PathLink>
      </p>
      <SlotForm slots={slots} zone={timeZone ?? UTC} phone={booking?.phone ?? ''} form={form} />
    </div>
  )
}
