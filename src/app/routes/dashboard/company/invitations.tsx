export { sentInvitationsPage as default } from '#src/app/features/sent-invitations/sent-page.tsx'
