import { expect, it } from 'vitest'
import { parseUserListState, sortByColumn, toUserListQuery, userListPathOf } from './list-state.ts'

const DEFAULT_STATE = parseUserListState('')

it('puts the state of the list into the address and reads it back', () => {
  const state = {
    view: 'users',
    search: 'Zoë & "Bo" %',
    sort: 'email',
    direction: 'desc',
    page: 3,
    invitedOnly: true,
    requestedOnly: true,
  } as const
  expect(parseUserListState(new URL(userListPathOf(state), 'http://localhost').search)).toEqual(state)
  expect(parseUserListState(new URL(userListPathOf({ ...state, view: 'audit' }), 'http://localhost').search)).toEqual({
    ...state,
    view: 'audit',
  })
  expect(toUserListQuery({ ...DEFAULT_STATE, view: 'audit' })).toEqual({})
  expect(userListPathOf(DEFAULT_STATE)).toBe('/users')
  expect(toUserListQuery(DEFAULT_STATE)).toEqual({})
})

it.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e9',
  'page=x',
  'sort=password',
  'direction=up',
  'invited=no',
  'requested=no',
  'view=x',
  'search=+++',
])('ignores %j in the address', (query) => expect(parseUserListState(query)).toEqual(DEFAULT_STATE))

it('cuts a search that is longer than the server accepts', () => {
  expect(parseUserListState(`search=${'x'.repeat(500)}`).search).toHaveLength(100)
})

it('turns the direction of a sorted column around and begins another column ascending, on the first page', () => {
  const state = { ...DEFAULT_STATE, page: 4 }
  expect(sortByColumn(state, 'username')).toEqual({ sort: 'username', direction: 'desc', page: 1 })
  expect(sortByColumn({ ...state, direction: 'desc' }, 'username')).toMatchObject({ direction: 'asc' })
  expect(sortByColumn({ ...state, direction: 'desc' }, 'email')).toEqual({ sort: 'email', direction: 'asc', page: 1 })
})
