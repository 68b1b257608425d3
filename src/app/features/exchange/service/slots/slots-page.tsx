import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { FilterForm, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import type { Slots } from '#src/contract/service/consultation-schemas.ts'
import { SLOT_STATES, SLOTS } from '#src/contract/service/slot-list.ts'
import { CONSULTATION_LANGUAGES } from '#src/domain/service/consultation.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { EnterForm } from './enter-form.tsx'
import { consultationSlots, SLOTS_PATH } from './queries.ts'
import { SLOT_ACTS, slotAction } from './slot-actions.ts'
import { SlotActs } from './slot-acts.tsx'
import { useSlotColumns } from './slot-columns.tsx'

type Data = { slots: Slots }

/** For admins: slots of consultations, their bookings, and what became of them. */
export const slotsPage = definePage<Data>({
  queries: (ctx) => ({ slots: consultationSlots(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('consultation.desk.title'), noindex: true }),
  action: slotAction,
  Component: SlotsView,
})

export function SlotsView({ data, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx } = form
  const title = t('consultation.desk.title')
  const shown = { list: SLOTS, query: readList(SLOTS, ctx.search), path: SLOTS_PATH }
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <Link to="/admin/services">{t('service-form.desk.title')}</Link>
          </p>
          <h1>{title}</h1>
          <p className="small muted">{t('consultation.desk.lead')}</p>
        </div>
        <a className="button dense" href="#entered-form">
          {t('consultation.desk.enter')}
        </a>
      </header>
      {SLOT_ACTS.map((act) => (
        <DoneNote key={act} ctx={ctx} act={act} text={`consultation.done.${act}`} />
      ))}
      <ListView
        {...shown}
        data={data.slots}
        ctx={ctx}
        filters={<SlotFilters {...shown} label={title} />}
        caption={title}
        columns={useSlotColumns()}
        idOf={({ id }) => id}
        className=""
        below={(slot) => <SlotActs {...form} slot={slot} />}
        none={{ title: t('consultation.desk.none'), text: t('consultation.desk.none-text') }}
      />
      <EnterForm {...form} />
    </div>
  )
}

type Shown = { list: typeof SLOTS; query: ReturnType<typeof readList<typeof SLOTS>>; path: string; label: string }

function SlotFilters(shown: Shown) {
  const { t } = useIntl()
  const { language } = useFormats()
  return (
    <FilterForm
      {...shown}
      isRow
      fields={[
        {
          filter: 'state',
          label: t('order.column.state'),
          options: SLOT_STATES.map((value) => ({ value, name: t(`consultation.state.${value}`) })),
        },
        {
          filter: 'language',
          label: t('consultation.fact.language'),
          options: CONSULTATION_LANGUAGES.map((value) => ({ value, name: language(value) })),
        },
        { filter: 'q', label: t('billing-document.fact.order') },
      ]}
    />
  )
}
