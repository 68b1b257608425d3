import type { Consultation, ConsultationSlot } from '#src/contract/service/consultation-schemas.ts'

export const SLOT: ConsultationSlot = {
  ...{ id: 's1', startsAt: Date.UTC(2026, 11, 7, 16, 30), person: 'Olena Koval', language: 'uk', way: 'video' },
}

export const CONSULTATION: Consultation = {
  ...{ part: 'p0', booking: null, mayChange: true, bookBy: Date.UTC(2027, 1, 1), timeZone: 'Asia/Manila' },
  slots: [SLOT, { ...SLOT, id: 's2', startsAt: Date.UTC(2026, 11, 8, 1), way: 'phone', language: 'en' }],
}

export const BOOKED: Consultation = {
  ...CONSULTATION,
  booking: { ...SLOT, link: 'https://meet.example/olena', phone: null },
}
