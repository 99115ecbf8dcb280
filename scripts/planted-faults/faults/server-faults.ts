import type { PlantedFaultsByName } from './fault.ts'

/** Faults of events, the queue and the stored counts. */
export const PLANTED_EVENT_FAULTS: PlantedFaultsByName = {
  'flood-one-event-early': {
    file: 'worker/events/flood.ts',
    find: 'count > VISITOR_EVENTS_PER_MINUTE_MAX',
    replace: 'count >= VISITOR_EVENTS_PER_MINUTE_MAX',
    tests: ['worker/events/flood.test.ts'],
  },
  'view-duration-added-up': {
    file: 'worker/events/store-queries.ts',
    find: 'coalesce(max(duration, excluded.duration)',
    replace: 'coalesce(duration + excluded.duration',
    tests: ['worker/queue/consumer.test.ts#keeps the longest duration'],
  },
  'failed-events-dropped': {
    file: 'worker/queue/consumer.ts',
    find: `    logFailure('events-not-stored', { count: deliveries.length }, error)
    retryAllMessages(deliveries)`,
    replace: `    logFailure('events-not-stored', { count: deliveries.length }, error)
    acknowledgeAllMessages(deliveries)`,
    tests: ['worker/queue/consumer.test.ts#retries all events of a batch'],
  },
  'addresses-kept-for-years': {
    file: 'schema/retention.ts',
    find: '  address: 90,',
    replace: '  address: 900,',
    tests: ['worker/events/sweep-queries.test.ts'],
  },
}

/** Faults of sign-in, sessions and mails. */
export const PLANTED_AUTH_FAULTS: PlantedFaultsByName = {
  'one-guess-more': {
    file: 'worker/platform/attempt-queries.ts',
    find: ') < ${limit.max}`',
    replace: ') <= ${limit.max}`',
    tests: ['worker/auth/throttle.test.ts'],
  },
  'reset-link-works-twice': {
    file: 'worker/auth/link-queries.ts',
    find: 't.hash = ${hash} and t.used_at is null and',
    replace: 't.hash = ${hash} and',
    tests: ['worker/auth/password-routes.test.ts'],
  },
  'urgent-lead-waits-an-hour': {
    file: 'worker/notices/queries.ts',
    find: "isUrgent ? ['lead' as const]",
    replace: "isUrgent > 1 ? ['lead' as const]",
    tests: ['worker/notices/notices.test.ts'],
  },
  'own-chat-is-mailed': {
    file: 'worker/salesbot/conversation-change.ts',
    find: 'isOwn ? null : ownerNoticeOf',
    replace: 'isOwn && !before ? null : ownerNoticeOf',
    tests: ['worker/salesbot/chat.test.ts'],
  },
  'unescaped-text-in-mail': {
    file: 'worker/auth/mail-html.ts',
    find: 'escapeHtml(String(part))',
    replace: 'String(part)',
    tests: ['worker/notices/notices.test.ts'],
  },
  'sign-out-looks-like-expiry': {
    file: 'web/editing/forget-user.ts',
    find: '  recordSignOut()\n',
    replace: '',
    tests: ['web/e2e/auth.spec.ts#signing in and out works with the keyboard'],
  },
  'wrong-password-without-alert': {
    file: 'web/features/auth/use-submit.ts',
    find: '      setAlert(message)\n',
    replace: '',
    tests: ['web/features/auth/page.test.tsx'],
  },
}

/** Faults of access rules and limits. */
export const PLANTED_ACCESS_FAULTS: PlantedFaultsByName = {
  'session-of-another-user-ended': {
    file: 'worker/platform/queries.ts',
    find: 'db.delete(sessionsTable).where(and(eq(sessionsTable.id, sessionId), eq(sessionsTable.userId, userId)))',
    replace: 'db.delete(sessionsTable).where(eq(sessionsTable.id, sessionId))',
    tests: ['worker/auth/session-routes.test.ts', 'worker/test/tenant-walk.test.ts'],
  },
  'question-of-another-card-answered': {
    file: 'worker/salesbot/question-queries.ts',
    find: 'and(eq(questions.id, id), eq(questions.cardId, cardId))',
    replace: 'eq(questions.id, id)',
    tests: ['worker/test/tenant-walk.test.ts#reads nothing of the tenant and changes nothing'],
  },
  'card-of-another-owner-opened': {
    file: 'worker/platform/access.ts',
    find: "if (!owns && !levelAllows(user.accessLevel, 'actForOthers')) throw forbiddenError()",
    replace: "if (!owns && !levelAllows(user.accessLevel, 'useAdvancedFields')) throw forbiddenError()",
    tests: ['worker/test/access-matrix.test.ts'],
  },
  'one-card-too-many': {
    file: 'worker/cards/write-queries.ts',
    find: '${owned} < ${limit}',
    replace: '${owned} <= ${limit}',
    tests: ['worker/cards/create.test.ts'],
  },
  'disabled-button-without-reason': {
    file: 'web/features/users/user-cells.tsx',
    find: 'aria-describedby={reason ? reasonId : undefined}',
    replace: 'aria-describedby={undefined}',
    tests: ['web/features/users/page.test.tsx#may not be edited or deleted'],
  },
}

/** Faults of pictures: uploading, cropping, storing and serving. */
export const PLANTED_MEDIA_FAULTS: PlantedFaultsByName = {
  'photo-lies-on-its-side': {
    file: 'worker/media/orient.ts',
    find: 'orientation === 3 || orientation === 4 || orientation === 6 || orientation === 7',
    replace: 'orientation === 3 || orientation === 4 || orientation === 5 || orientation === 7',
    tests: ['worker/media/orient.test.ts'],
  },
  'pictures-never-cached': {
    file: 'worker/media/serve.ts',
    find: "'cache-control': 'public, max-age=31536000, immutable'",
    replace: "'cache-control': 'no-store'",
    tests: ['worker/media/serve.test.ts'],
  },
  'nine-gallery-pictures': {
    file: 'schema/card.ts',
    find: 'export const GALLERY_IMAGES_MAX = 8',
    replace: 'export const GALLERY_IMAGES_MAX = 9',
    tests: ['web/e2e/images.spec.ts#several phone photos join the gallery'],
    isWide: true,
  },
  'stray-click-closes-crop': {
    file: 'web/images/crop-dialog.tsx',
    find: '      ignoreOutsideClicks\n',
    replace: '',
    tests: ['web/e2e/images.spec.ts#a profile picture is cropped in any window'],
  },
}
