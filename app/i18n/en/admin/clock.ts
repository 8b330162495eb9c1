export const clock = {
  "clock.left": "{{time}} left",
  "clock.late": "Late by {{time}}",
  "clock.ago": "{{time}} ago",
  "clock.hours": "{{hours}} h {{minutes}} m",
  "clock.days": "{{count}} days",
  "clock.today": "{{time}} today",
  "clock.yesterday": "{{time}} yesterday",
  "clock.tomorrow": "{{time}} tomorrow",
  "clock.onDay": "{{time}}, {{day}}",
} as const;
