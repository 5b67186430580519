import type { VenueSlots } from '../contract/schedule.js';
import { slotConflict } from './slot-conflict.js';

const sunday: VenueSlots = {
  venue: 'Dvorana Žito',
  weekday: 7,
  from: '16:00',
  to: '20:00',
  slotMinutes: 48,
  bufferMinutes: 0,
};

describe('venue slots', () => {
  it.each<[string, Partial<VenueSlots>[]]>([
    ['none', []],
    ['one', [{}]],
    ['on two days', [{}, { weekday: 6 }]],
    ['in two halls', [{}, { venue: 'Sutinska' }]],
    ['one after the other', [{}, { from: '20:00', to: '22:00' }]],
    ['that fit one match exactly', [{ from: '16:00', to: '16:48' }]],
  ])('may be %s', (_, slots) => {
    expect(slotConflict(slots.map((changes) => ({ ...sunday, ...changes })))).toBeNull();
  });

  it.each<[string, Partial<VenueSlots>[], string, string]>([
    ['no match fits in', [{ to: '16:47' }], 'slots.too-short', 'Dvorana Žito, 16:00–16:47'],
    ['end before they begin', [{ to: '15:00' }], 'slots.too-short', 'Dvorana Žito, 16:00–15:00'],
    [
      'overlap in one hall, however it is spelled',
      [{}, { venue: ' dvorana  zito', from: '19:59', to: '21:00' }],
      'slots.overlap',
      ' dvorana  zito, 19:59–21:00',
    ],
    ['are there twice', [{}, {}], 'slots.overlap', 'Dvorana Žito, 16:00–20:00'],
  ])('are refused that %s', (_, slots, code, detail) => {
    expect(slotConflict(slots.map((changes) => ({ ...sunday, ...changes })))).toEqual({
      code,
      detail,
    });
  });
});
