import type { AvailableEvent, ExtraEvent } from "#src/model/events/event.ts";

export const bookedEvent: ExtraEvent = {
  event_id: 501,
  event_date: "2026-11-23",
  start_time: "08:00",
  end_time: "13:30",
  event_status: "booked",
  check_in: undefined,
  check_out: undefined,
  id_check: null,
  extra_id: "7301",
  can_cancel: true,
};

export const availableEvent = (fields: Partial<AvailableEvent> = {}): AvailableEvent => ({
  event_id: 7,
  event_date: "2026-12-07",
  start_time: "08:00",
  end_time: "13:30",
  extra_required: 12,
  extra_booked: 9,
  extra_applied: 23,
  applied: false,
  application_status: null,
  can_withdraw: undefined,
  ...fields,
});
