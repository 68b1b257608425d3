import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { failureOf } from '#src/app/ui/forms/failure.ts'
import { createPaperApi } from '#src/contract/document/api.ts'
import type { CalendarState } from '#src/contract/document/schemas.ts'
import type { Call } from '#src/contract/http/call.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { useCvSource } from '../cv-source.ts'

type PaperApi = ReturnType<typeof createPaperApi>

const KEY = ['paper-calendar']

/** The calendar and its actions, one at a time. Only the answer that creates it contains its address. */
function useCalendar() {
  const source = useCvSource()
  const intl = useIntl()
  const queries = useQueryClient()
  const call = source?.ctx.api.call
  const reading = useQuery({
    queryKey: KEY,
    queryFn: () => createPaperApi(call as Call).getCalendar(),
    enabled: call !== undefined,
  })
  const acting = useMutation({
    mutationFn: (act: (api: PaperApi) => Promise<CalendarState>) => act(createPaperApi(call as Call)),
    onSuccess: (state) => queries.setQueryData<CalendarState>(KEY, { ...state, path: null }),
  })
  const error = acting.error ?? reading.error
  return {
    state: acting.data ?? reading.data,
    isBusy: acting.isPending || reading.isFetching,
    failure: error ? (failureOf(error, {}, intl).message ?? intl.t('form.message.failed')) : undefined,
    run: acting.mutate,
    read: () => void reading.refetch(),
    origin: source?.ctx.origin ?? '',
  }
}

/** Expiry and joining dates as a phone calendar, at an address that is shown once. */
export function CalendarAccess() {
  const { t } = useIntl()
  const { state, isBusy, failure, run, read, origin } = useCalendar()
  return (
    <Disclosure summary={t('document.calendar.title')}>
      <div className="column gap-4">
        <p className="small muted">{t('document.calendar.text')}</p>
        {state?.path && <Address address={origin + state.path} />}
        {failure && (
          <Answer kind="failed">
            <p className="small cv-failure">{failure}</p>
          </Answer>
        )}
        {state === undefined ? (
          failure && (
            <p>
              <button type="button" className="button dense" onClick={read}>
                {t('ui.part.again')}
              </button>
            </p>
          )
        ) : (
          <Acts
            state={state}
            isBusy={isBusy}
            onMake={() => run((api) => api.makeCalendar())}
            onEnd={() => run((api) => api.endCalendar())}
          />
        )}
      </div>
    </Disclosure>
  )
}

type ActsProps = { state: CalendarState; isBusy: boolean; onMake: () => void; onEnd: () => void }

function Acts({ state: { createdAt, path }, isBusy, onMake, onEnd }: ActsProps) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <div className="column">
      {createdAt !== null && !path && <p className="small">{t('document.calendar.made', { date: date(createdAt) })}</p>}
      <div className="row">
        <button type="button" className="button" disabled={isBusy} onClick={onMake}>
          {t(createdAt === null ? 'document.calendar.make' : 'document.calendar.renew')}
        </button>
        {createdAt !== null && (
          <button type="button" className="button quiet" disabled={isBusy} onClick={onEnd}>
            {t('document.calendar.end')}
          </button>
        )}
      </div>
    </div>
  )
}

/** Phone calendars subscribe to `webcal` addresses. */
function Address({ address }: { address: string }) {
  const { t } = useIntl()
  return (
    <div className="notice land cv-address" role="status">
      <p className="small">{t('document.calendar.once')}</p>
      <p>
        <bdi dir="ltr" className="bold">
          {address}
        </bdi>
      </p>
      <p>
        <a className="button" href={address.replace(/^https?:/, 'webcal:')}>
          {t('document.calendar.open')}
        </a>
      </p>
    </div>
  )
}
