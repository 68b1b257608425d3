import type { InboxSide } from '#src/contract/inbox/inbox.ts'

type Letters = { lines: readonly (readonly [side: InboxSide, text: string])[]; isRead: boolean }

/** Conversations after an application: the first two are the demo seafarer's, the others come to the demo company. */
export const DEMO_LETTERS: readonly Letters[] = [
  {
    isRead: false,
    lines: [
      [
        'company',
        'Good morning. Thank you for your application. Is your yellow fever vaccination still valid for this trade?',
      ],
      ['seaman', 'Good morning. Yes, it is valid for life; the certificate is in my CV.'],
      [
        'company',
        'Good. The vessel is expected in Rotterdam. Could you join there a few days earlier if the schedule changes?',
      ],
      ['seaman', 'I could. I need three days’ notice for the flight and the medical.'],
      [
        'company',
        'Understood. We will confirm the date and send the contract for you to read before anything is booked.',
      ],
    ],
  },
  {
    isRead: true,
    lines: [
      ['company', 'Hello. Which cargo control system did you work with on your last gas carrier?'],
      ['seaman', 'Kongsberg, and before that the older Norcontrol panels.'],
      ['company', 'Thank you. We will come back to you after the client has read your CV.'],
    ],
  },
  {
    isRead: false,
    lines: [
      [
        'company',
        'Thank you for applying. Do you have your basic tanker endorsement at hand? We need its number for the flag state.',
      ],
      ['seaman', 'Yes, the number is in my CV under certificates. It is valid for more than two years.'],
      ['seaman', 'May I ask who pays for the flag endorsement?'],
    ],
  },
  {
    isRead: true,
    lines: [
      ['company', 'We have read your application. Are you free for a short call this week?'],
      ['seaman', 'Any day after 14:00 UTC is fine.'],
      [
        'company',
        'Thursday at 15:00 UTC, then. You need nothing but your CV. There is no fee for anything we do for you.',
      ],
    ],
  },
]
