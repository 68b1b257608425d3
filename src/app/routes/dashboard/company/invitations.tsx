export { sentInvitationsPage as default } from '#src/app/features/work/invitation/sent/sent-page.tsx'
